// The screens on which a client sets things: one place with a tab for each.

import * as t from '../i18n/i18n.ts'

export const settingsLinks = [
  { to: '/user/edit-profile', label: t.frame.editProfile },
  { to: '/user/change-password', label: t.frame.changePassword },
  { to: '/user/security', label: t.frame.security },
  { to: '/user/api', label: t.frame.api },
  { to: '/user/verify', label: t.frame.kycVerification },
  { to: '/user/limits', label: t.frame.limits },
  { to: '/user/privacy', label: t.frame.yourData },
  { to: '/user/notices', label: t.settings.notices },
  { to: '/user/preferences', label: t.settings.preferences },
] as const
