// In German: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Hilfe und Rechtliches',
  centre: 'Hilfeartikel',
  liveChat: 'Live-Chat',
  contact: 'Kontakt',
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutzerklärung',
  risk: 'Risikohinweise',
  aml: 'Geldwäscherichtlinie',
  payment: 'Zahlungsrichtlinie',
  site: 'Öffentliche Website',
}
