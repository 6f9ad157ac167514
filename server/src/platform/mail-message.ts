// A mail of the outbox as the message that goes over the wire: the same one at every try.

import type { SendMailOptions } from 'nodemailer'
import type { WaitingMail } from './mail.ts'

/**
 * The Message-ID comes from the outbox, so that a mail which arrives twice is recognised as one.
 */
export function messageOf(mail: WaitingMail): SendMailOptions {
  const domain = mail.sender.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.createdAt),
    from: { name: mail.sender.name, address: mail.sender.address },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attached && {
      attachments: [
        {
          filename: mail.attached.name,
          content: mail.attached.bytes,
          contentType: 'application/pdf',
        },
      ],
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...stopHeaders(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: mail programs show a button that needs no page. */
function stopHeaders({ unsubscribeUrl }: WaitingMail): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
