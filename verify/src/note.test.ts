// Notes signed by others: those of the format's own documents, and what has to be refused.

import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it, test } from 'vitest'
import { newSigner, rawOf } from '../test/made-log.ts'
import { joined, utf8 } from './bytes.ts'
import { checkpointText, openCheckpoint, parseProof, proofText } from './checkpoint.ts'
import {
  cosignedText,
  type Key,
  keyId,
  keyText,
  parseKey,
  parseNote,
  signatureLine,
  signersOf,
} from './note.ts'

// Of the documentation of golang.org/x/mod/sumdb/note.
const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const said = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.
`
const signed = `${said}
— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`

const peters = (await parseKey(peter)) as Key

test('a note of somebody else is verified', async () => {
  const note = parseNote(signed)
  expect(note?.text).toBe(said)
  expect(await signersOf(note ?? never(), [peters])).toEqual([{ key: peters }])
  expect(keyText(peters)).toBe(peter)
})

test('one signature of ours has to be right, those of others are passed over', async () => {
  const changed = parseNote(signed.replace('answer', 'Answer')) ?? never()
  expect(await signersOf(changed, [peters])).toBeUndefined()
  const stranger = newSigner('example.com/log')
  expect(await signersOf(parseNote(signed) ?? never(), [stranger.key])).toEqual([])
  const both = parseNote(signed + stranger.line(said)) ?? never()
  expect((await signersOf(both, [stranger.key, peters]))?.length).toBe(2)
  const twice = parseNote(signed + signed.slice(said.length + 1)) ?? never()
  expect((await signersOf(twice, [peters]))?.length).toBe(1)
})

test.each([
  ['no signature', said],
  ['no empty line', signed.replace('\n\n', '\n')],
  ['no end of the line', signed.slice(0, -1)],
  ['a control character', signed.replace('think', 'thi\tnk')],
  ['a return', signed.replace('think', 'thi\rnk')],
  ['half of a character', signed.replace('think', 'thi\ud800nk')],
  ['another dash', signed.replace('—', '-')],
  ['a signature that is no base64', signed.replace('x08go', 'x08g*')],
  ['a signature of three bytes', `${said}\n— PeterNeumann x08g\n`],
  ['a name with a plus', signed.replace('PeterNeumann', 'Peter+Neumann')],
])('%s: no note', (_, text) => {
  expect(parseNote(text)).toBeUndefined()
})

it.each([
  ['another id', peter.replace('c74f20a3', 'c74f20a4')],
  ['another name', peter.replace('PeterNeumann', 'PeterNewman')],
  ['another kind', peter.replace('+ARpc', '+Ahpc')],
  ['too short', peter.slice(0, -4)],
  ['nothing', ''],
])('%s: no key', async (_, text) => {
  expect(await parseKey(text)).toBeUndefined()
})

test('a witness says when', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = rawOf(publicKey)
  const id = await keyId('witness.example/1', joined(Uint8Array.of(4), bytes))
  const key: Key = { name: 'witness.example/1', id, kind: 4, publicKey: bytes }
  const time = new Uint8Array(8)
  new DataView(time.buffer).setBigUint64(0, 1_790_000_000n)
  const made = sign(null, utf8(cosignedText(said, 1_790_000_000)), privateKey)
  const line = signatureLine({ name: key.name, id, signature: joined(time, made) })
  const note = parseNote(`${said}\n${line}`) ?? never()
  expect(await signersOf(note, [key])).toEqual([{ key, at: 1_790_000_000 }])
  time[7] = 1
  const other = signatureLine({ name: key.name, id, signature: joined(time, made) })
  expect(await signersOf(parseNote(`${said}\n${other}`) ?? never(), [key])).toBeUndefined()
})

test('a checkpoint counts where its own log signed it', async () => {
  const { key, line } = newSigner('example.com/log')
  const checkpoint = { origin: 'example.com/log', size: 12, root: new Uint8Array(32).fill(9) }
  const text = checkpointText(checkpoint)
  expect(await openCheckpoint(`${text}\n${line(text)}`, [key])).toEqual(checkpoint)
  expect(await openCheckpoint(`${text}\n${line(text)}`, [peters])).toBeUndefined()
  const others = checkpointText({ ...checkpoint, origin: 'example.com/other' })
  expect(await openCheckpoint(`${others}\n${line(others)}`, [key])).toBeUndefined()
  for (const wrong of ['012', '-1', '1e3', '12.0', ' 12', '99999999999999999999']) {
    const bad = text.replace('\n12\n', `\n${wrong}\n`)
    expect(await openCheckpoint(`${bad}\n${line(bad)}`, [key])).toBeUndefined()
  }
})

test('a proof is written and read', () => {
  const file = { index: 7, proof: [new Uint8Array(32).fill(1)], checkpoint: signed }
  const text = proofText(file)
  expect(text.split('\n').slice(0, 2)).toEqual(['c2sp.org/tlog-proof@v1', 'index 7'])
  expect(parseProof(text)).toEqual(file)
  expect(parseProof(text.replace('index', 'extra eA==\nindex'))).toEqual(file)
  expect(parseProof(proofText({ ...file, proof: [] }))).toEqual({ ...file, proof: [] })
  for (const wrong of [text.replace('@v1', '@v2'), text.replace('7', '07'), '', 'index 7\n\n']) {
    expect(parseProof(wrong)).toBeUndefined()
  }
  expect(parseProof(text.replace('AQEB', ''))).toBeUndefined()
})

function never(): never {
  throw new Error('it is no note')
}
