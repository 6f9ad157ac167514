// What the house owes a client, as their own browser finds it in what was published.

import { createHash } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import type { LiabilityView } from '#contract/client/liabilities.ts'
import { toBase64, utf8 } from '#verify/bytes.ts'
import { proofText } from '#verify/checkpoint.ts'
import { leafBytes, nodeBytes } from '#verify/sum-tree.ts'
import { proveInclusion, tilePath } from '#verify/tiles.ts'
import { ok, untilText } from '../../../../browser/test/served.tsx'
import { madeLog } from '../../../../verify/test/made-log.ts'
import { leave, show } from '../../../test/served.tsx'
import { Owed } from './Owed.tsx'

afterEach(leave)

const origin = 'trade.example/log'
const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest())

/** Two leaves: the client's and one beside it. */
async function published(): Promise<LiabilityView> {
  const [holder, currency, salt] = ['ada@example.com', 'USD', new Uint8Array(32).fill(3)]
  const own = { hash: sha256(leafBytes(salt, { currency, holder, sum: 12_050n })), sum: 12_050n }
  const beside = { hash: new Uint8Array(32).fill(9), sum: 100_000n }
  const root = Buffer.from(sha256(nodeBytes(own, beside))).toString('hex')
  const at = '2026-11-28T00:00:10.000Z'
  const entry = JSON.stringify({ kind: 'liabilities', currency, at, total: '112050', root })
  const log = madeLog(origin)
  log.entries = ['first', entry, 'third']
  const read = (tile: Parameters<typeof tilePath>[0]) => log.get(tilePath(tile))
  const proof = proofText({
    index: 1,
    proof: await proveInclusion({ size: 3, read }, 1),
    checkpoint: Buffer.from(await log.get('checkpoint')).toString(),
  })
  const keys = [{ vkey: log.signer.vkey, ended: null }]
  const path = [{ hash: toBase64(beside.hash), sum: '100000' }]
  const fixed = { format: 'truestrike/liability/v1', origin, keys, currency, holder } as const
  return { ...fixed, amount: '12050', salt: toBase64(salt), place: 0, path, entry, proof }
}

it('says what it is, and that it is counted', async () => {
  const saved = await published()
  await show(<Owed />, () => ok(saved))
  await untilText('we owed you $120.50, of $1,120.50 that we owed to all clients.')
  await untilText('Both hold')
})

it('says that one is counted short', async () => {
  const saved = await published()
  await show(<Owed />, () => ok({ ...saved, amount: '12049' }))
  await untilText('It does not hold')
})

it('says that the total is another one than the log has', async () => {
  const saved = await published()
  const entry = saved.entry.replace('112050', '112049')
  expect(utf8(entry)).not.toEqual(utf8(saved.entry))
  await show(<Owed />, () => ok({ ...saved, entry }))
  await untilText('It does not hold')
})

it('says that there is nothing yet', async () => {
  await show(<Owed />, () => ok(null))
  await untilText('Nothing was owed to you when it was last published')
})
