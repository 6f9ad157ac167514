// What clients do with the mails they get: follow a link, copy a code.

import { expect, vi } from 'vitest'
import type { Stage } from './stage.ts'

/** The address in the newest mail that leads to this page. */
export async function linkTo({ install }: Stage, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+/${path}\\?hash=[\\w-]+`)
  let link = ''
  await untilMailed(async () => {
    const mails = await install.mailsTo(email)
    const links = mails.flatMap((mail) => pattern.exec(plain(mail))?.[0] ?? [])
    expect(links, `links to ${path}`).not.toEqual([])
    link = links.at(-1) ?? ''
  })
  return link
}

/** The code of a withdrawal, out of a mail that came since there were so many. */
export async function codeTo({ install }: Stage, email: string, before: number): Promise<string> {
  let code = ''
  await untilMailed(async () => {
    const mails = (await install.mailsTo(email)).slice(before).map(plain)
    const codes = mails.flatMap((mail) => /Code: ([0-9a-z]{4}-[0-9a-z]{4})/.exec(mail)?.[1] ?? [])
    expect(codes, `codes in: ${mails.join('\n')}`).not.toEqual([])
    code = codes[0] ?? ''
  })
  return code
}

/** Mails leave the outbox one after the other. */
function untilMailed(holds: () => Promise<void>): Promise<void> {
  return vi.waitFor(holds, { timeout: 120_000, interval: 100 })
}

/** The mail's lines are broken and its signs escaped, as mails are. */
export function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r', '')
}
