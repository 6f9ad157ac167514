// Not changed: what a broken assertion says. It is for whoever mends the defect, and no test holds
// on to its words.

import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const asserting = ['assert', 'present']

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'assertions', {
    shouldIgnore({ key, listKey, parent }) {
      const isSaid = listKey === 'arguments' && key === 1
      return isSaid && asserting.includes(parent.callee.name) ? 'what a defect says' : undefined
    },
  }),
]
