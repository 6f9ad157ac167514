// The screens on which a client sets things: one place with a tab for each.

import * as t from '../i18n/i18n.ts'

export const settingsLinks = [
  { to: '/user/edit-profile', label: t.shell.editProfile },
  { to: '/user/change-password', label: t.shell.changePassword },
  { to: '/user/security', label: t.shell.security },
  { to: '/user/api', label: t.shell.api },
  { to: '/user/verify', label: t.shell.kycVerification },
  { to: '/user/limits', label: t.shell.limits },
  { to: '/user/privacy', label: t.shell.yourData },
  { to: '/user/preferences', label: t.settings.preferences },
] as const
