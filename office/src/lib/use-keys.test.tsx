import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { actsHere, keysHere, useActs, useKeys } from './use-keys.ts'

function Screen({ done }: { done: string[] }) {
  useKeys({ f: { does: 'Freeze', act: () => done.push('f') } })
  useActs([{ does: 'Give money', act: () => done.push('money') }])
  return null
}

test('the palette finds what the sheet of keys shows, and what has no key, while it is there', async () => {
  const done: string[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Screen done={done} />))
  expect(keysHere().map(({ key, does }) => [key, does])).toEqual([['f', 'Freeze']])
  const acts = actsHere()
  expect(acts.map(({ key, does }) => [key, does])).toEqual([
    ['f', 'Freeze'],
    [undefined, 'Give money'],
  ])
  for (const one of acts) one.act()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
  expect(done).toEqual(['f', 'money', 'f'])
  await act(async () => root.unmount())
  expect(actsHere()).toEqual([])
})
