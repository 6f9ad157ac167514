import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FrozenBanner } from './FrozenBanner.tsx'

test('says why the account is frozen, what still works, and whom to write to', () => {
  const reasons = ['A deposit was taken back.', 'The card is not yours.']
  const html = renderToString(<FrozenBanner reasons={reasons} />)
  for (const words of [...reasons, 'cancel a withdrawal', 'href="/contact-us"']) {
    expect(html).toContain(words)
  }
})
