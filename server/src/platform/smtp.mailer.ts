// Sends mail through the operator's SMTP server. A connection for each mail: there are few, and
// none goes stale.

import { createTransport } from 'nodemailer'
import { second } from '#kernel/time.ts'
import { type Mailer, MailRejected } from './mail.ts'
import { messageOf } from './mail-message.ts'

/** `url` is SMTP_URL, e.g. smtps://user:password@host:465. */
export function openSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
  })
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mail))
    } catch (error) {
      if (isFinal(error)) throw new MailRejected(String(error), { cause: error })
      throw error
    }
  }
}

/** The server took the connection and said a lasting no (5xx) to the address or to the message. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  const { code, responseCode } = error
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500
}
