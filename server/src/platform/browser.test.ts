import { expect, test } from 'vitest'
import { browserOf } from './browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Firefox'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
  [`Mozilla/5.0 (X11) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera'],
  [`Mozilla/5.0 ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`, 'Samsung Internet'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['curl/8.5.0', 'another browser'],
  ['', 'another browser'],
  [undefined, 'another browser'],
])('%s is %s', (userAgent, family) => {
  expect(browserOf(userAgent)).toBe(family)
})
