import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shownIn, shownTables } from './shown.ts'

function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shown-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const balance = 'server/src/ledger/balance.ts'
const tree = {
  [balance]: '// What somebody has. In dollars,\n// v. 2.\nexport const balance = 1\n',
  'server/src/ledger/inner.ts': "import { balance } from './balance.ts'\n",
  'server/src/money/deposits/credit.ts': "import { balance } from '#server/ledger/balance.ts'\n",
  'server/src/trading/trades/stake.ts': "const it = await import('#server/ledger/balance.ts')\n",
  'server/src/trading/trades/stake.test.ts': "import '#server/ledger/inner.ts'\n",
  'server/src/start.ts': "import '#server/ledger/inner.ts'\n",
}

test('what another context imports is shown, with what it says of itself', () => {
  const shown = shownIn(treeOf(tree))
  const says = 'What somebody has.'
  expect(shown.get('ledger')).toEqual([{ file: balance, says, to: ['trading', 'money'] }])
  expect([...shown.values()].flat()).toHaveLength(1)
})

test('is written as a table for each context', () => {
  const tables = shownTables(treeOf(tree))
  expect(tables).toContain('## ledger\n\n1 of its 2 files.\n')
  expect(tables).toContain(`| [balance.ts](../${balance}) | What somebody has. | trading, money |`)
  expect(tables).toContain('## oversight\n\n0 of its 0 files.')
})
