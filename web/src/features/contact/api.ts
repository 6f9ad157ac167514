// What this feature asks the server.

import { locale } from '#browser/format/locale.ts'
import { type ContactMessage, contactRoutes } from '#contract/public/contact.ts'
import { send } from '../../lib/http/send.ts'

export const sendContact = (body: ContactMessage) =>
  send(contactRoutes.contact, { body: { ...body, language: locale } })
