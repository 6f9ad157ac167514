// In Arabic: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'يحتاج تسجيل الدخول والتداول إلى JavaScript. يمكن قراءة الصفحات العامة من دونه، بأسعار وقت ' +
    'إعدادها؛ وتحتاج إليه الرسوم والقوائم المطوية والبحث ونموذج الاتصال.',
}
