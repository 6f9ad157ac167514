import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keepBlocks } from './kept-blocks.ts'
import { readBlock } from './read-block.ts'

// The first block of all, as every node has it.
const genesis = Buffer.from(
  `0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e
   67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c01010000000100000000000000000000
   00000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f
   4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f75742066
   6f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a679
   62e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000`.replace(
    /\s/g,
    '',
  ),
  'hex',
)
const hash = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

describe('a block', () => {
  test('is read with what it pays', () => {
    expect(readBlock(genesis, hash)).toEqual({
      hash,
      previous: '0'.repeat(64),
      outputs: [
        {
          txid: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
          index: 0,
          script:
            '4104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4' +
            'f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac',
          units: 5_000_000_000n,
        },
      ],
    })
  })

  test('is none when any byte is another, missing or too many, or its hash is another', () => {
    for (let at = 0; at < genesis.length; at += 1) {
      const spoilt = Buffer.from(genesis)
      spoilt[at] = (spoilt[at] ?? 0) ^ 1
      expect([at, readBlock(spoilt, hash)]).toEqual([at, undefined])
      expect(readBlock(genesis.subarray(0, at), hash)).toBeUndefined()
    }
    expect(readBlock(Buffer.concat([genesis, Buffer.alloc(1)]), hash)).toBeUndefined()
    expect(readBlock(genesis, `1${hash.slice(1)}`)).toBeUndefined()
  })

  test('with witnesses has the ids that leave them out', () => {
    const bare =
      `01000000${'01'}${'00'.repeat(32)}ffffffff00ffffffff01` + `e803000000000000${'02'}abcd`
    const witnessed = bare.replace(/^01000000/, '010000000001')
    const body = Buffer.from(`${bare}00000000`, 'hex')
    const twice = (bytes: Uint8Array) =>
      createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()
    const id = twice(body)
    const header = Buffer.concat([Buffer.alloc(36, 7), id, Buffer.alloc(12, 9)])
    const block = Buffer.concat([
      ...[header, Buffer.from(`01${witnessed}`, 'hex'), Buffer.from('0102beef00000000', 'hex')],
    ])
    const name = (bytes: Buffer) => Buffer.from(bytes).reverse().toString('hex')
    expect(readBlock(block, name(twice(header)))?.outputs).toEqual([
      { txid: name(id), index: 0, script: 'abcd', units: 1_000n },
    ])
  })
})

test('kept blocks are fetched once, and the ones asked for last stay', async () => {
  const asked: string[] = []
  const kept = keepBlocks(async (name) => asked.push(name), 2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.read(name)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
  expect([kept.has('a'), kept.has('b'), kept.has('c')]).toEqual([true, true, false])
})
