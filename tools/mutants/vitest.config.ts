// The tests that `npm run mutants` asks: of the rules that it changes, as `npm test` runs them.

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Reporter, Vitest } from 'vitest/node'
import everything from '../../vitest.config.ts'

const [unit] = (everything.test?.projects ?? []) as TestProjectInlineConfiguration[]

/** Stryker counts tests that failed, and would take a file that cannot be loaded for none. */
function loading(): Reporter {
  let vitest: Vitest | undefined
  return {
    onInit: (its) => {
      vitest = its
    },
    onTestModuleEnd: (module) => {
      for (const error of module.errors()) vitest?.state.errorsSet.add(error)
    },
  }
}

export default defineConfig({
  test: {
    ...unit?.test,
    include: [process.env.TESTS_OF_RULES ?? ''],
    reporters: [loading()],
  },
})
