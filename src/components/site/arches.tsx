const step = 26;
const arches = Array.from({ length: 9 }, (_, index) => {
  const radius = 270 - index * step;
  return { path: `M${300 - radius} 640V${300}a${radius} ${radius} 0 0 1 ${radius * 2} 0V640`, opacity: 0.16 + index * 0.09 };
});

/** Decorative arches: background of a title, or placeholder for a picture. */
export function Arches({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" fill="none" className={className} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {arches.map(({ path, opacity }) => (
        <path key={path} d={path} stroke="currentColor" strokeWidth="1.5" opacity={opacity} />
      ))}
    </svg>
  );
}
