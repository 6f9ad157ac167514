// In Turkish: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Simüle kart sağlayıcısı',
  number: 'Kart numarası',
  cvv: 'CVV',
  note: 'Bu iki alan simüle kart sağlayıcısına aittir. Yalnızca test kartları.',
  stepTitle: '3-D Secure (test)',
  stepWhat:
    'Burada gerçek bir kartın bankası siz olup olmadığınızı sorardı. Bu bir test: ne bulacağını ' +
    'seçin.',
  approve: 'Onayla (test)',
  decline: 'Reddet (test)',
  trouble: 'Bu adım zaten yapılmış ya da çok uzun sürmüş.',
}
