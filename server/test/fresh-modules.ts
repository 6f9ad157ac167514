// A worker runs many files of tests one after the other, since starting one for each took half of the
// time. Each file begins with our own modules as nobody has used them yet.

import { afterAll, vi } from 'vitest'

// Registered before any of the file's own, so it is the last to run.
afterAll(() => {
  vi.resetModules()
})
