// The product's mark: a strike line with the two ways a price can end.

export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <path d="M1 11h20" stroke="currentColor" strokeWidth="2" fill="none" />
      <path d="M11 1.400l4.200 6.600H6.800z" fill="currentColor" />
      <path d="M11 20.600 6.800 14h8.400z" fill="none" stroke="currentColor" strokeWidth="1.500" />
    </svg>
  )
}
