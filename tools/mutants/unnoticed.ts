// The changes of `npm run mutants` that no test can notice, as `unnoticed.json` has them.

import changes from './unnoticed.json' with { type: 'json' }

/** By file: the line as it is and as it was changed, and why both do the same. */
export const argued: Readonly<Record<string, Readonly<Record<string, string>>>> = changes
