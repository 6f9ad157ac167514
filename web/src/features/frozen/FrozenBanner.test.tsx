import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FrozenBanner } from './FrozenBanner.tsx'

test('says why the account is frozen, what still works, and whom to write to', () => {
  const reasons = [
    { reason: 'A deposit was taken back.', reason_code: 'deposit_reversed', reason_details: null },
    { reason: 'The card is not yours.', reason_code: null, reason_details: null },
  ]
  const html = renderToString(<FrozenBanner reasons={reasons} />)
  for (const words of [
    ...reasons.map((it) => it.reason),
    'cancel a withdrawal',
    'href="/contact-us"',
  ]) {
    expect(html).toContain(words)
  }
})
