// What the server writes into the page about this install.

import * as z from 'zod/mini'

const Config = z.object({
  brand: z.string(),
  install_mode: z.enum(['sandbox', 'live']),
  feed: z.string(),
  support_email: z.nullable(z.string()),
  support_phone: z.nullable(z.string()),
})

/** While developing, the page comes without the server's words. */
const absent = {
  brand: 'Development',
  install_mode: 'sandbox',
  feed: 'simulated',
  support_email: null,
  support_phone: null,
} as const

const element = document.getElementById('config')

export const config = element ? Config.parse(JSON.parse(element.textContent ?? '')) : absent
