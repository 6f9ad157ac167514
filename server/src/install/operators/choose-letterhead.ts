// In whose name this install writes: the operator's, and in a sandbox with a plain warning.

import type { Letterhead } from '#server/platform/mail.ts'
import type { FreeSettings } from './guards.ts'
import type { InstallMode } from './mode.ts'

export type Install = {
  readonly mode: InstallMode
  readonly publicUrl: () => string
  /** The origin of the office, where it has one of its own. */
  readonly officeUrl?: () => string
}

/** Where the office begins. */
export function officeOf({ publicUrl, officeUrl = publicUrl }: Install): string {
  return `${officeUrl()}/office`
}

export function letterheadOf(settings: FreeSettings, install: Install): Letterhead {
  return {
    siteUrl: install.publicUrl(),
    brandName: settings.brandName,
    brandHue: settings.brandHue,
    brandLogo: settings.brandLogo,
    senderAddress: settings.mailSender ?? `no-reply@${new URL(install.publicUrl()).hostname}`,
    companyName: settings.companyName,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    isSandbox: install.mode === 'sandbox',
  }
}
