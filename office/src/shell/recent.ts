// The records that a member looked at last in this browser: by what they are and their id, and
// nothing of who it is about. They outlive a reload, and go as soon as nobody sits here.

import { keptText } from '#browser/page/kept.ts'
import { isPageOf, type PageOf, recordAt } from './records.ts'

const place = 'office.seen'
const most = 6

/** The member's number, then what they saw, the last one first: "8 client/168 message/81". */
type Kept = { readonly by: string; readonly seen: readonly PageOf[] }

/** Where the browser keeps nothing, as long as the page is open. */
let kept: Kept | undefined

export function noteSeen(member: string, path: string): void {
  const now = recordAt(path)
  if (!now) return
  const before = readRecent(member).filter(({ kind, id }) => kind !== now.kind || id !== now.id)
  kept = { by: member, seen: [now, ...before].slice(0, most) }
  try {
    localStorage.setItem(place, textOf(kept))
  } catch {}
}

/** The last one first. Of another member nothing is told. */
export function readRecent(member: string): readonly PageOf[] {
  const found = keptHere() ?? kept
  return found?.by === member ? found.seen : []
}

/** Nobody sits here any more: whoever is next is somebody else. */
export function forgetRecent(): void {
  kept = undefined
  try {
    localStorage.removeItem(place)
  } catch {}
}

function textOf({ by, seen }: Kept): string {
  return [by, ...seen.map(({ kind, id }) => `${kind}/${id}`)].join(' ')
}

/** What other pages of this browser saw is there as well. What is kept may be anything. */
function keptHere(): Kept | undefined {
  const [by = '', ...all] = read()?.split(' ') ?? []
  if (by === '') return undefined
  const named = all.map((one) => {
    const [kind = '', id = ''] = one.split('/')
    return { kind, id }
  })
  return { by, seen: named.filter(isPageOf).slice(0, most) }
}

function read(): string | undefined {
  try {
    return keptText(localStorage.getItem(place), /^\d{1,18}( [a-z_]+\/[\w~-]+){1,6}$/)
  } catch {
    return undefined
  }
}
