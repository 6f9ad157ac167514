// A logo: uploaded by staff, drawn anew, shown once the settings say so, and in documents.

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { painted, photo } from '#test/pictures.ts'
import { findLogo, findPaperLogo } from './keep-logo.ts'

const database = freshDatabase()
let api: OfficeApp
let token: string

beforeAll(async () => {
  api = await createOfficeApp(database().db)
  token = await sitDown(api, 'ada@desk.example', ['administrator'])
})

function upload(file: Uint8Array, by = token) {
  const edge = 'edge'
  const head =
    `--${edge}\r\ncontent-disposition: form-data; name="logo"; filename="l.png"\r\n` +
    'content-type: image/png\r\n\r\n'
  return api.app.inject({
    method: 'POST',
    url: '/api/office/brand/logo',
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    cookies: { office: by },
  })
}

const decide = (name: string, value: unknown, reason = 'Our new look.') =>
  post(api, 'settings', { changes: [{ name, value: JSON.stringify(value) }], reason }, { token })

test('is drawn anew, named by what it is, kept once, and shown when that is decided', async () => {
  const file = await painted(800, 200).png().toBuffer()
  const reply = await upload(file)
  expect(reply.statusCode).toBe(200)
  const { name } = reply.json().data
  expect(name).toMatch(/^[0-9a-f]{16}-400x100$/)
  const screen = await findLogo(database().db, name)
  expect(await sharp(screen).metadata()).toMatchObject({ format: 'png', width: 400, height: 100 })
  expect((await upload(file)).json().data).toEqual({ name })
  const events = await database().db.rows<{ actor: string }>(
    `select actor from events where kind = 'logo_uploaded'`,
  )
  expect(events).toEqual([{ actor: 'staff:ada@desk.example' }])

  expect(await findPaperLogo(database().db, { brandLogo: null })).toBeUndefined()
  expect((await decide('brand_logo', name)).statusCode).toBe(200)
  const versions = (await read(api, 'settings/brand/versions', token)).json().data
  expect(versions[0]).toMatchObject({
    name: 'brand_logo',
    value: JSON.stringify(name),
    reason: 'Our new look.',
  })
  const paper = await findPaperLogo(database().db, { brandLogo: name })
  expect(paper).toMatchObject({ pixelsWide: 400, pixelsHigh: 100, width: 112, height: 28 })
  expect(await sharp(paper?.jpeg).metadata()).toMatchObject({ format: 'jpeg', channels: 3 })
})

test('what shines through lies on white in documents, and stays on screens', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const file = await sharp({ create: { width: 60, height: 60, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { name } = (await upload(file)).json().data
  const corner = async (bytes: Buffer | undefined) => [
    ...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4),
  ]
  expect((await corner(await findLogo(database().db, name)))[3]).toBe(0)
  const paper = await findPaperLogo(database().db, { brandLogo: name })
  expect(await corner(paper?.jpeg)).toEqual([255, 255, 255, 255])
})

test('nothing but a picture is taken, of some size, and none is shown that nobody uploaded', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(svg)).json().code).toBe('image_unknown')
  expect((await upload(await painted(8, 8).png().toBuffer())).json().code).toBe('logo_too_small')
  const whole = await photo()
  expect((await upload(whole.subarray(0, whole.length / 2))).json().code).toBe('image_unreadable')
  expect((await decide('brand_logo', '0123456789abcdef-20x20')).json().code).toBe('setting_invalid')
  expect((await decide('brand_logo_dark', '../x')).json().code).toBe('setting_invalid')
  expect((await decide('brand_logo', null)).statusCode).toBe(200)
  expect(await findLogo(database().db, `' or true --`)).toBeUndefined()
})

test.each(['support', 'auditor'] as const)('%s uploads none', async (role: StaffRole) => {
  const other = await sitDown(api, `${role}@desk.example`, [role])
  expect((await upload(await photo(), other)).statusCode).toBe(404)
})
