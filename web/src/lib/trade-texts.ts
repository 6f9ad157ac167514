// How a trade's id and its strike rate are written.

/** The last digits of an id: the first ones only tell when it was made. */
export function shortId(id: string): string {
  return id.length > 10 ? `\u2026${id.slice(-8)}` : id
}

/** "75/3" as "75% & 3%": the profit of a winning Buy and of a winning Sell. */
export function strikeRateText(id: string): string {
  return id
    .split('/')
    .map((rate) => `${rate}%`)
    .join(' & ')
}
