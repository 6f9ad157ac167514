// Where no SMTP server is set, mails become .eml files that any mail program opens.

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { iso } from '#kernel/time.ts'
import type { Mailer } from './mail.ts'
import { messageOf } from './mail-message.ts'

/**
 * Files are named by time and id, e.g. 20261121T104500123Z-<id>.eml; only the owner may read them.
 */
export function openFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const time = iso(mail.createdAt).replace(/[-:.]/g, '')
    const file = join(folder, `${time}-${mail.id}.eml`)
    // Whoever watches the folder sees whole files only.
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
