// In Turkish: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Yardım',
  description:
    'İşlemler, hesaplar, para yatırma ve çekme burada nasıl yürür ve olasılıklar nasıldır.',
  lead: 'Burada işler nasıl yürür, sade kelimelerle.',
  contents: 'Tüm makaleler',
  search: 'Yardımda ara',
  found: (count) => (count === 1 ? 'Bir makale.' : `${count} makale.`),
  nothing: 'Bu kelimelerin hepsini içeren makale yok.',
  ask: 'Sohbette bize sorun.',
}
