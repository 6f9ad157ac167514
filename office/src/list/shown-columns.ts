// Which columns of a list are shown: the usual ones, or those that its address names.

type Column = { readonly key: string; readonly isExtra?: boolean }

export function shownOf(
  columns: readonly Column[],
  asked: readonly string[] | undefined,
): ReadonlySet<string> {
  const known = columns.filter(({ key }) => asked?.includes(key))
  const usual = columns.filter(({ isExtra }) => !isExtra)
  return new Set((known.length > 0 ? known : usual).map(({ key }) => key))
}

/** What the address says once one more or one less is shown; undefined: the usual ones. */
export function otherwise(
  columns: readonly Column[],
  shown: ReadonlySet<string>,
  key: string,
): string | undefined {
  const isThen = (one: Column) => shown.has(one.key) !== (one.key === key)
  const isUsual = columns.every((one) => isThen(one) === !one.isExtra)
  const then = columns.filter(isThen).map((one) => one.key)
  return isUsual ? undefined : then.join(',')
}
