export const metadata = { title: "Bare", description: "What a page of Next costs by itself." };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
