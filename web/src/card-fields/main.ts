// The simulated card provider's page, in a frame of the deposit's form. What is typed here goes to
// the provider; the form gets a token for it. Also the step that a card's bank would ask for.

import {
  type CardFieldsMessage,
  type CardFieldsRequest,
  simulatedCardPaths,
} from '#contract/public/test-cards.ts'
import * as t from '../lib/i18n/i18n.ts'
import { checkCard, isCvv, isNumber } from './check-card.ts'
import './card-fields.css'
import '#browser/page/fonts.css'

const step = new URLSearchParams(location.search).get('step')
const number = input('number')
const cvv = input('cvv')

sayAll()
show()
new ResizeObserver(tellHeight).observe(document.documentElement)
tell({ type: 'card-fields-ready' })

function sayAll(): void {
  const words: Readonly<Record<string, string>> = t.cardFields
  document.title = t.cardFields.title
  for (const place of document.querySelectorAll('[data-says]')) {
    place.textContent = words[place.textContent] ?? ''
  }
}

function show(): void {
  byId(step === null ? 'fields' : 'step').hidden = false
  byId('fields').addEventListener('submit', (event) => {
    event.preventDefault()
    void tokenise()
  })
  byId('fields').addEventListener('input', () => tell({ type: 'card-fields-edited' }))
  number.addEventListener('input', group)
  cvv.addEventListener('input', () => cvv.removeAttribute('aria-invalid'))
  byId('approve').addEventListener('click', () => void doStep(true))
  byId('decline').addEventListener('click', () => void doStep(false))
  // Only the page around this one may ask, and it must be one of ours.
  addEventListener('message', ({ source, origin, data }: MessageEvent<CardFieldsRequest>) => {
    if (source !== parent || origin !== location.origin) return
    if (data?.type === 'card-tokenise') void tokenise()
    if (data?.type === 'card-mark') mark()
  })
}

/** In fours, as it stands on a card. */
function group(): void {
  number.removeAttribute('aria-invalid')
  if (number.selectionStart !== number.value.length) return
  const digits = number.value.replace(/\D/g, '').slice(0, 19)
  number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

async function tokenise(): Promise<void> {
  const card = checkCard(number.value, cvv.value)
  mark()
  if ('wrong' in card) return tellWrong(card.wrong)
  const reply = await post(simulatedCardPaths.tokens, card)
  const { token } = reply ?? {}
  if (typeof token !== 'string') return tellWrong('provider')
  tell({ type: 'card-token', token })
}

/** Whatever is wrong, all at once, as the form around does it. */
function mark(): void {
  if (!isNumber(number.value)) number.setAttribute('aria-invalid', 'true')
  if (!isCvv(cvv.value)) cvv.setAttribute('aria-invalid', 'true')
}

function tellWrong(field: 'number' | 'cvv' | 'provider'): void {
  tell({ type: 'card-fields-wrong', field })
}

async function doStep(approve: boolean): Promise<void> {
  const keys = [button('approve'), button('decline')]
  for (const key of keys) key.disabled = true
  const reply = await post(simulatedCardPaths.step, { step, approve })
  if (reply?.done === true) return tell({ type: 'card-step-done' })
  byId('step-trouble').hidden = false
  for (const key of keys) key.disabled = false
}

async function post(path: string, body: object): Promise<Record<string, unknown> | undefined> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await reply.json()
    return typeof answer === 'object' && answer !== null ? { ...answer } : undefined
  } catch {
    return undefined
  }
}

function tell(message: CardFieldsMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin)
}

function tellHeight(): void {
  tell({ type: 'card-fields-height', height: Math.ceil(document.body.scrollHeight) })
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no ${id}`)
  return element
}

function input(id: string): HTMLInputElement {
  const element = byId(id)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${id} is no input`)
  return element
}

function button(id: string): HTMLButtonElement {
  const element = byId(id)
  if (!(element instanceof HTMLButtonElement)) throw new Error(`${id} is no button`)
  return element
}
