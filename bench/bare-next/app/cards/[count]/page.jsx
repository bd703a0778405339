// Static pages of many sizes: the benchmark compares each of our pages with the one nearest in size.
export const dynamicParams = false;

const words =
  "water harbour engineer company growth office partner report energy station summer market people project city bridge river design safety training award opening young solar power clean steady local future team".split(
    " ",
  );

export function generateStaticParams() {
  return Array.from({ length: 32 }, (_, index) => ({ count: String((index + 1) * 4) }));
}

export default async function Page({ params }) {
  const count = Number((await params).count);
  return (
    <main>
      <h1>{count} cards</h1>
      <ul>
        {Array.from({ length: count }, (_, card) => (
          <li key={card} className="flex flex-col gap-4 rounded-lg border p-6">
            <a href={`/cards/${card}`}>
              <h2>{text(card, 8)}</h2>
            </a>
            <time dateTime={`2026-01-${card}`}>{card} January 2026</time>
            <p>{text(card * 31, 40)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function text(seed, length) {
  return Array.from({ length }, (_, index) => words[(seed * 7 + index * (seed + 3)) % words.length]).join(" ");
}
