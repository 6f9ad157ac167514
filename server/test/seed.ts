// What is random in tests has one seed: the same in every `npm test`, so that a change is judged by
// what it changes, and another one in every `npm run prove`. See `vitest.config.ts`.

import fc from 'fast-check'

export const seed = Number(process.env.TEST_SEED)

/** Whether this is `npm run prove`, which takes its time. */
export const isProving = process.env.PROVE === '1'

fc.configureGlobal({ seed })

export { fc }
