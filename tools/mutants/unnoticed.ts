// The changes of `npm run mutants` that no test notices, as `unnoticed.json` has them.

import lists from './unnoticed.json' with { type: 'json' }

/**
 * Those that no test can notice, by file: the line as it is and as it was changed, and why both do
 * the same.
 */
export const argued: Readonly<Record<string, Readonly<Record<string, string>>>> = lists.argued

/**
 * How many more go unnoticed in a file; null: nobody has counted yet. It only falls, and a file
 * that is not here has none.
 */
export const stillOpen: Readonly<Record<string, number | null>> = lists.open
