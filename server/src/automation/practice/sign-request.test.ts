// The signatures that both exchanges publish as examples.

import { expect, it } from 'vitest'
import { binanceSignature, isSame, krakenSignature } from './sign-request.ts'

it('Kraken’s example is signed as Kraken does', () => {
  const secret =
    'kQH5HW/8p1uGOVjbgWA7FunAmGO8lsSUXNsu3eow76sz84Q18fWxnyRzBHCd3pd5nE9qa99HAZtuZuj6F1huXg=='
  const nonce = '1616492376594'
  const body = `nonce=${nonce}&ordertype=limit&pair=XBTUSD&price=37500&type=buy&volume=1.25`
  expect(krakenSignature(secret, { path: '/0/private/AddOrder', nonce, body })).toBe(
    '4/dpxb3iT4tp/ZCVEwSnEsLxx0bqyhLpdfOpc6fn7OR8+UClSV5n9E6aSS8MPtnRfp32bAb0nmbRn6H8ndwLUQ==',
  )
})

it('Binance’s example is signed as Binance does', () => {
  const secret = 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j'
  const asked =
    'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1&recvWindow=5000' +
    '&timestamp=1499827319559'
  expect(binanceSignature(secret, asked)).toBe(
    'c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71',
  )
})

it('only what is the same in all is the same', () => {
  expect(isSame('abc', 'abc')).toBe(true)
  expect(isSame('abc', 'abd')).toBe(false)
  expect(isSame('abc', 'ab')).toBe(false)
  expect(isSame('', 'a')).toBe(false)
})
