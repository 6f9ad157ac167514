import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reason, type ReasonTold } from './Reason.tsx'

const reason = 'As the server says it.'
const shown = (told: Omit<ReasonTold, 'reason'>) =>
  renderToStaticMarkup(<Reason of={{ reason, ...told }} />)

const coded = (code: string, details: ReasonTold['reason_details'] = null) =>
  shown({ reason_code: code, reason_details: details })

test('the system’s own is in words of this build, filled in', () => {
  expect(coded('dust')).toBe('What came is worth less than a cent.')
  expect(coded('deposit_disputed', { amount: '1204.50' })).toBe(
    'A deposit of $1,204.50 was taken back. The card payment was disputed.',
  )
})

test.each([
  ['that a person wrote', shown({ reason_code: null, reason_details: null })],
  ['with a code that is not known here', coded('no_such_code')],
  ['with the name of something every object has', coded('toString')],
  ['whose words ask for more than was told', coded('deposit_disputed')],
  ['whose words ask for something else', coded('deposit_disputed', { left: '1' })],
])('one %s is told as it came', (_, html) => {
  expect(html).toBe(`<span lang="en">${reason}</span>`)
})
