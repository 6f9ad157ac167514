// The changes of `npm run mutants` that no test notices. `npm run docs` writes both lists into
// docs/mutants.md.

/**
 * Those that no test can notice, by file: the line as it is and as it was changed, and why both do
 * the same.
 */
export const unnoticed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'kernel/src/coins.ts': {
    "const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0') → const digits = (units <= 0n ? -units : units).toString().padStart(decimals + 1, '0')":
      'Zero turned round is zero.',
    "const [, whole, part = ''] = /^(\\d{1,15})(?:\\.(\\d+))?$/.exec(text) ?? [] → const [, whole, part = ''] = /^(\\d{1,15})(?:\\.(\\d+))?$/.exec(text) ?? [\"Stryker was here\"]":
      'The first of what was found is not looked at.',
  },
  'kernel/src/money.ts': {
    "const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0') → const digits = (whole <= 0n ? -whole : whole).toString().padStart(3, '0')":
      'Zero turned round is zero.',
    'return figureGrouped(figure).replace(/^-?/, (sign) => `${sign}$`) → return figureGrouped(figure).replace(/-?/, (sign) => `${sign}$`)':
      'A pattern that nothing fits too is found at the beginning first.',
  },
  'kernel/src/working-day.ts': {
    'const step = workingDays < 0 ? -day : day → const step = workingDays <= 0 ? -day : day':
      'No step is made for none.',
  },
  'server/src/identity/limits/break.ts': {
    'return until !== null && now < until ? until : null → return true && now < until ? until : null':
      'Nothing is later than no end: it is none all the same.',
  },
}

/** How many more go unnoticed in a file. It only falls; a file that is not here has none. */
export const stillOpen: Readonly<Record<string, number>> = {}
