import { expect, test } from 'vitest'
import { cookiesOf } from './cookies.ts'

test('over TLS no neighbouring host can plant them', () => {
  const { refresh, device } = cookiesOf('https://trade.example')
  const locked = { httpOnly: true, sameSite: 'strict', secure: true, path: '/' }
  expect(refresh).toEqual({ name: '__Host-refresh', options: locked })
  expect(device.name).toBe('__Host-device')
  expect(device.options).toMatchObject(locked)
})

test('without TLS they go to the calls of signing in only', () => {
  expect(cookiesOf('http://localhost:3000').refresh).toEqual({
    name: 'refresh',
    options: { httpOnly: true, sameSite: 'strict', secure: false, path: '/api/auth' },
  })
})

test('only a remembered sign-in outlives the browser, by 30 days', () => {
  expect(cookiesOf('https://trade.example', true).refresh.options.maxAge).toBe(30 * 86_400)
  expect(cookiesOf('https://trade.example').refresh.options).not.toHaveProperty('maxAge')
})

test('there are two, and a browser is known by its own for a year', () => {
  const cookies = cookiesOf('https://trade.example')
  expect(Object.keys(cookies)).toEqual(['refresh', 'device'])
  expect(cookies.device.options.maxAge).toBe(365 * 86_400)
})
