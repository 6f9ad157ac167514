// Whose signatures are enough: policies as their format has them, and what is none.

import { generateKeyPairSync } from 'node:crypto'
import { expect, it, test } from 'vitest'
import { newSigner } from '../test/made-log.ts'
import { checkpointText } from './checkpoint.ts'
import { cosignerOf } from './cosigner.ts'
import { keyText } from './note.ts'
import { type Policy, parsePolicy, witnessedBy } from './policy.ts'

const origin = 'trade.example/log'
const log = newSigner(origin)
const names = ['X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3'] as const
const cosigners = await Promise.all(
  names.map((name) =>
    cosignerOf(`${name.toLowerCase()}.example`, generateKeyPairSync('ed25519').privateKey),
  ),
)
const vkeys = cosigners.map(({ key }) => keyText(key))
const [x1 = '', x2 = ''] = vkeys

/** The example of the format's document. */
const example = `# who watches us
log ${log.vkey} https://trade.example/log

witness X1 ${vkeys[0]}
witness X2 ${vkeys[1]}
\twitness  X3 ${vkeys[2]}   https://x3.example/w
group X-witnesses 2 X1 X2 X3

witness Y1 ${vkeys[3]}
witness Y2 ${vkeys[4]}
witness Y3 ${vkeys[5]}
group Y-witnesses any Y1 Y2 Y3

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`

const text = checkpointText({ origin, size: 10, root: new Uint8Array(32) })
const lineOf = (name: (typeof names)[number]) =>
  cosigners[names.indexOf(name)]?.lineFor(text, 1_790_000_000) ?? ''
const checkpoint = (...by: (typeof names)[number][]) =>
  `${text}\n${log.line(text)}${by.map(lineOf).join('')}`

async function policyOf(written: string): Promise<Policy> {
  const policy = await parsePolicy(written)
  if (typeof policy === 'string') throw new Error(policy)
  return policy
}

test('a policy says who is asked where', async () => {
  const { logs, witnesses } = await policyOf(example)
  expect(logs).toEqual([log.vkey])
  expect(witnesses.map(({ name, vkey }) => [name, vkey])).toEqual(
    names.map((name, nr) => [name, vkeys[nr]]),
  )
  expect(witnesses.filter(({ url }) => url).map(({ name, url }) => [name, url])).toEqual([
    ['X3', 'https://x3.example/w'],
  ])
})

it.each<[boolean, ...(typeof names)[number][]]>([
  [false],
  [false, 'X1', 'X2'],
  [false, 'X1', 'X2', 'X3'],
  [false, 'X1', 'Y1'],
  [false, 'Y1', 'Y2', 'Y3'],
  [true, 'X1', 'X3', 'Y2'],
  [true, ...names],
])('enough: %s, by %s %s %s', async (isEnough, ...by) => {
  const seen = await witnessedBy(await policyOf(example), checkpoint(...by))
  expect(seen.isEnough).toBe(isEnough)
  expect(seen.by).toEqual(by.map((name) => ({ name, at: 1_790_000_000 })))
})

test('one that has to have signed, and none', async () => {
  const one = await policyOf(`witness a ${x1}\nquorum a\n`)
  expect(await witnessedBy(one, checkpoint('X2'))).toEqual({ isEnough: false, by: [] })
  expect(await witnessedBy(one, checkpoint('X1'))).toMatchObject({ isEnough: true })
  const nobody = await policyOf('quorum none\n')
  expect(await witnessedBy(nobody, checkpoint())).toEqual({ isEnough: true, by: [] })
})

test('a signature of a witness that is wrong spoils all of it', async () => {
  const policy = await policyOf(`witness a ${x1}\nwitness b ${x2}\ngroup g any a b\nquorum g`)
  const other = text.replace('10', '11')
  const wrong = cosigners[0]?.lineFor(other, 1_790_000_000) ?? ''
  const both = checkpoint('X2') + wrong
  expect(await witnessedBy(policy, both)).toEqual({ isEnough: false, by: [] })
  expect(await witnessedBy(policy, 'no note')).toEqual({ isEnough: false, by: [] })
})

it.each([
  ['', /no line "quorum"/],
  ['quorum all', /"all" is not there yet/],
  ['quorum none\nquorum none', /line 2: there is one quorum/],
  ['quorum none none', /not there yet/],
  [`log ${x1}\nquorum none`, /line 1: this is no key of a log/],
  ['log\nquorum none', /no key of a log/],
  [`log ${log.vkey}\nlog ${log.vkey}\nquorum none`, /line 2: this key is there already/],
  [`witness a ${log.vkey}\nquorum a`, /no key of a witness/],
  [`witness a ${x1}\nwitness a ${x2}\nquorum a`, /"a" is there already/],
  [`witness a ${x1}\nwitness b ${x1}\nquorum a`, /this key is there already/],
  [`witness none ${x1}\nquorum none`, /"none" is there already/],
  [`witness a ${x1} nowhere\nquorum a`, /"nowhere" is no address/],
  [`witness a ${x1} https://a.example more\nquorum a`, /no key of a witness/],
  [`witness a ${x1}\ngroup g 2 a\nquorum g`, /"2" of 1 is no group/],
  [`witness a ${x1}\ngroup g 0 a\nquorum g`, /"0" of 1 is no group/],
  [`witness a ${x1}\ngroup g any\nquorum g`, /"any" of 0 is no group/],
  [`witness a ${x1}\ngroup g any a a\nquorum g`, /in two groups/],
  [`witness a ${x1}\ngroup g any a\ngroup h any a\nquorum h`, /in two groups/],
  [`witness a ${x1}\ngroup g any g\nquorum g`, /"g" is not there yet/],
  [`group g any none\nquorum g`, /"none" is not there yet/],
  ['constructor none\nquorum none', /"constructor" is no word of a policy/],
])('%s: no policy', async (written, says) => {
  expect(await parsePolicy(written)).toMatch(says)
})
