// A member of staff uploads a logo. It is drawn anew and kept; it is shown once a setting says so,
// which is changed as every other one is.

import { createHash } from 'node:crypto'
import { logoName, logoSize } from '#contract/public/logo.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { logoBytesMax } from '#contract/staff/settings.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { redraw } from '#server/platform/images.ts'
import type { PdfPicture } from '#server/platform/pdf.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from './admit-staff.ts'
import { insertLogo, loadPaperLogo, loadScreenLogo } from './logos.store.ts'
import type { Staff } from './staff.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** Twice what any place shows, for fine screens. */
const side = 400
/** One of fewer pixels is a smudge on every screen. */
const leastSide = 16

/** What it is called from now on. */
export async function keepLogo(
  { db, clock }: Deps,
  { bytes, by }: { readonly bytes: Uint8Array; readonly by: Staff },
): Promise<string | KnownRefusal> {
  const refused = await db.transaction((tx) => admitStaff(tx, by, 'setting.change'))
  if (isRefusal(refused)) return refused
  const wish = {
    by: `logo of ${refused.email}`,
    bytesMax: logoBytesMax,
    side,
    fit: 'inside',
    // It is drawn twice.
    waitMs: 25 * second,
  } as const
  const screen = await redraw(bytes, wish, 'png')
  if (isRefusal(screen)) return screen
  if (Math.max(screen.width, screen.height) < leastSide) return refuse('logo_too_small')
  const paper = await redraw(bytes, wish, 'jpeg')
  if (isRefusal(paper)) return paper
  const hash = createHash('sha256').update(screen.bytes).digest('hex').slice(0, 16)
  const name = `${hash}-${screen.width}x${screen.height}`
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'setting.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const made = { name, screen: screen.bytes, paper: paper.bytes, operator: staff.email, at }
    if (await insertLogo(tx, made)) {
      const { actor } = staff
      const details = { name }
      await recordEvent(tx, { at, clientId: null, actor, kind: 'logo_uploaded', details })
    }
    return name
  })
}

/** The PNG. */
export function findLogo(tx: Tx, name: string): Promise<Buffer | undefined> {
  return logoName.test(name) ? loadScreenLogo(tx, name) : Promise.resolve(undefined)
}

const onPaper = { width: 140, height: 28 }

/** As a document shows it, in points; undefined: there is none. */
export async function findPaperLogo(
  tx: Tx,
  { brandLogo: name }: { readonly brandLogo: string | null },
): Promise<PdfPicture | undefined> {
  const jpeg = name === null ? undefined : await loadPaperLogo(tx, name)
  if (name === null || !jpeg) return undefined
  const { width: pixelsWide, height: pixelsHigh } = logoSize(name, { width: side, height: side })
  return { jpeg, pixelsWide, pixelsHigh, ...logoSize(name, onPaper) }
}
