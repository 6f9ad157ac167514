// @vitest-environment node
// What was published stays as it was: somebody accepted these very words. To change a text, write a
// new version beside the old one, and add its digest here.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { legalOutlines } from '#contract/public/legal-outlines.ts'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { texts as dutch } from './nl/texts.ts'
import { texts } from './texts.ts'

const digests: Readonly<Record<string, string>> = {
  'privacy/2026-11-28-3.md': 'f064054bf363dda4ca643ccd31a58454573c2233580adfbe75191bbd73b13474',
  'privacy/2026-11-28-3.nl.md': '749c0e75e9f8391abf4ddca18ef14f8acb252709339e00df1f3d6e99cd5c7797',
  'privacy/2026-11-28-2.nl.md': 'ddec00f86bd64ebdbe4af97bf4c2b3a526da4d75a76571d2830c6f1635a8682e',
  'privacy/2026-11-28-2.md': '0b4de4349987a84421be9a26848e3eb0d27a90f37fd326a7b47056797670a760',
  'terms/2026-11-29.md': '65496313e56cc9e13989047d95eafc7d5af7471a77a21acba326100362e282eb',
  'terms/2026-11-29.nl.md': '2d58a460b1f2a2ccd69108473e4d23f22bb9da5fb29d77678075f9cb74b15ece',
  'terms/2026-11-28-2.md': '1074178d9d7756278e91ab5fce4e9fad4b6a974f41643535d4db2d9d04e42f59',
  'terms/2026-11-28-2.nl.md': 'edab3621f90d943b1948a882aa4867092b114c5977034a23fdebc4c68fc5f08e',
  'terms/2026-11-28.md': '72313bf0811acec7d1a62c68751f06d93a828ebbf6809ac54fcbac00a863baa4',
  'terms/2026-11-28.nl.md': '740c43ff0c0c37ce996bc323f99a09234291021168050ea693bd63967e359f7e',
  'risk-disclosure/2026-11-28.md':
    '01030051c30518884d887dc009e7bf2473860b605c7963804b969a3ac68d8d48',
  'risk-disclosure/2026-11-28.nl.md':
    '016decfd68f1af8f4063fb6d65b4eb7a5d8c6d91bdf6a495e6b836136f5c7648',
  'privacy/2026-11-28.md': '3788518022cf12b33313b6cf69383b3b72fbe68c0a0f68c47629a501eaf71703',
  'privacy/2026-11-28.nl.md': '3e480d0cd2139d8de296eb69aff0ed553b7b1efdba1c3e137d9e297956cbe67f',
  'privacy/2026-11-27.md': '6e4a1674f71b18b226f2114de2c3edc9f57522b3e1f990303d93a816040f52fb',
  'privacy/2026-11-27.nl.md': '2d114275538d9b0cb446c963002fd1a11e7738eb4f49e96a1d887b0ee7e3ffe1',
  'privacy/2026-11-26-2.md': '6770422fb9a27ac21031c91937b26198b07b0ac76cd7120f66ed3bcd6f513747',
  'privacy/2026-11-26-2.nl.md': 'ce46931942e8cbada4da7ca2bd14d651718f8ec30769da3a5aac268ccc4dfd07',
  'privacy/2026-11-26.md': '62c7ebe291e474877008545bf446edcf707aa0b5da70b0699f52ef570c96f39d',
  'privacy/2026-11-26.nl.md': '79baaebb796f85d74b4d67ad32bcf29d83f9880e62fc36b77d80790361d9f06a',
  'terms/2026-11-23-2.md': 'a17505eb2879e98caf667f21b34649eaaa298d5ad271c2ea427f66854f287990',
  'terms/2026-11-23-2.nl.md': '2f398af3646618bf485b90213d3b33f33ae53ce10894b441045bb819cbb01bc2',
  'privacy/2026-11-23-2.md': '24f9b7188005f8d52ad3c991571839b0f161101c48e8c7d69f0c7280a242098c',
  'privacy/2026-11-23-2.nl.md': '0c1355771f8df48ea2c9647e969e7e8dfd3b743e22579f5e40214172f210f3b4',
  'aml-policy/2026-11-23-2.md': '0d1c4af6b349690d9e42197e098013789ac3e73518b0827b7e5bf2e9da1cd5eb',
  'aml-policy/2026-11-23-2.nl.md':
    '74f04a0800aabbb697b65346e2e77fb73d2f9268a44d60596d86328ddd3c4521',
  'payment-policy/2026-11-23-2.md':
    'e984d745f1f939c3fd5a8d50a6efceac613125130ab28b03b9a7af163455bd0b',
  'payment-policy/2026-11-23-2.nl.md':
    'ea81021a71c75554e1ae5fb7f53c5cba704f85a4f216ef2f4dc05fd57ba930b5',
  'aml-policy/2026-11-21.md': 'd8fcbe73468ed9cacc0f7d22ca8b5ac8b58152af755f186fd633270a0395b919',
  'aml-policy/2026-11-21.nl.md': '8b996375fe439e9d45a34e53370d6a59380e66fda8d7b7ab08190c77b69017e5',
  'aml-policy/2026-11-22-2.md': '2d98f795b088ed873ca4aebf3d46b658f1afecc811c80d470f6c2a8975a75984',
  'aml-policy/2026-11-22-2.nl.md':
    '637646ccda0e563ab0fd5d100716abb68d213c75cf34ec6e32314a94b33dbd54',
  'aml-policy/2026-11-22.md': '3cb04941b317cd44008599c73c9cc5b6f5ed2031c30e22c0100ce0e64a754ba7',
  'aml-policy/2026-11-22.nl.md': 'f5eabb9c34398efe1d866d158d0bcd429e52b02d57bd5a49e988adf6b44ff982',
  'aml-policy/2026-11-23.nl.md': 'b760d6d53f50751737ff3973f37fccb819c74eb739c69227318ce18bc96c5962',
  'aml-policy/2026-11-23.md': '30450badc7f429db7cf883661fd358c6a15696fe6cd16b7ed10ccaaec59c9bbe',
  'payment-policy/2026-11-21.md':
    '963ceb9597935b4b6a6586f21e431b56efc3fd52f0764cb7a9f8b758fab0e5da',
  'payment-policy/2026-11-21.nl.md':
    '21cbd7f13f4ed6b08f9f4dcf3658f2eeb86f6122a30e4b7bdd5dd90f1d0c1d72',
  'payment-policy/2026-11-22-2.md':
    'a8254c04c86c1ec785ca7757f6904da1b43252617b43fc1ce52f0d6b1e0e79f3',
  'payment-policy/2026-11-22-2.nl.md':
    '5607b885c1e50afaa5ec1eb6b1e6153d2e9e19b9fc17fbf0bd8dbb7f8599b89b',
  'payment-policy/2026-11-22.md':
    '9f2afc1f5bbcfa372bb3f949baa3b9ce6c12cae73d0ebc238d8043ce3c0a445b',
  'payment-policy/2026-11-22.nl.md':
    'a433817e0c6daa16819921f61b113339dd2552b29f9e32f890c6ecc225063349',
  'payment-policy/2026-11-23.nl.md':
    '8bbac8cd13daa211c9ecd79a197caae2eb187b4be6a93061f262c09dee1f3fd5',
  'payment-policy/2026-11-23.md':
    '1b3e01a967f3a2f5fa7a0c5daffac73e5ae20b82acfa0b541b7415b9445dd033',
  'privacy/2026-11-21.md': '7cefef250feaf4bf52affe3ce140ba86c62f34e74f44085bfc96f8389ad623b0',
  'privacy/2026-11-21.nl.md': '3047596e2a8bdb63d9739704001f83f389c2cc0ccc1cd64278056c8a6627b739',
  'privacy/2026-11-22.md': '94eb574069fc403139d19dd18cdc22f2d1e0b8eab4b8ccf23861030dcd49d58f',
  'privacy/2026-11-22.nl.md': 'ba5ba12edafa10810f40ba1fd3bb2f2b536355d8203f73fc95c0d39b1417c6c3',
  'privacy/2026-11-23.md': 'f46d3c3103bf5b8db343272e1df1d589be55c2717096ebecf05267519fe504c2',
  'privacy/2026-11-23.nl.md': '95054f8a95563fe90139b7551d02d5e568a56adb233e0efe39303789b4117647',
  'risk-disclosure/2026-11-21.md':
    '2fc82f2ab52178ea027f2ba592f58e8831e3ccc34d4de9cbcfeb4422627a4bd7',
  'risk-disclosure/2026-11-21.nl.md':
    'ae09772ca41df4ee890ad22a0a9bf5c25e506a3688baf4bfbe2fd415b42b1b36',
  'risk-disclosure/2026-11-22-2.md':
    '9a7867a3de07447f3e486eba9294d0dba48592dbf46108098675a8568a5e5f8b',
  'risk-disclosure/2026-11-22-2.nl.md':
    '75f1e894f34b9658b18ce276acb849ba6391b1dd80d053300f70a37e93bd320d',
  'risk-disclosure/2026-11-22.md':
    '11a5e538ca7620d723054d9e6be6908e98e657cc563e605eb2014ca808b28cff',
  'risk-disclosure/2026-11-22.nl.md':
    '46c92b5baa581a0837f4587b62004abe5fa951fd51a0e263186ced6d8eb4cd49',
  'risk-disclosure/2026-11-23.nl.md':
    '27acb4bae17ee9942032556afbfdb3bfb42833ec2cceb5a1d673fcef8346654f',
  'risk-disclosure/2026-11-23.md':
    'b615a022fb988f22cb9232dfd89fb3a9b66c9c5a35f38d77cf6f1c382d2dd35e',
  'terms/2026-11-21.md': '035fe92a37abee6e3468ee729d24f0eaf90b25c98bad5b92d87fe64e5947789a',
  'terms/2026-11-21.nl.md': '3dc8b5b38e56c940499be3ea96a632cc73458738ef82e9275286e43ee5779583',
  'terms/2026-11-22-2.md': 'd2c3c1bb63ac2b43325b82b488a6f890987a272220a40ca74f242d20c5457d0c',
  'terms/2026-11-22-2.nl.md': '58272e8b772def6f5766e68d234c1027617a6da33b14946a9fdbe01de8c8f452',
  'terms/2026-11-22-3.md': '1cde1855c7911450dd9fd8ead2a76063176209a3ed9cd7f24dfaf0e6e5f609d2',
  'terms/2026-11-22-3.nl.md': '246564f00af190e78b1e077beaaedcb03f9045e800b49315710584183e1b5f0b',
  'terms/2026-11-22.md': '274b337f2b0647819ab45f8c93dbeaa161830ae9c0dc6fc91cebd31561dc2475',
  'terms/2026-11-22.nl.md': '531cdd14a08e0194095406c83aadd68640ec1ea9a360d00d14ede26f691f89f3',
  'terms/2026-11-23.nl.md': '48037319ddd78e2370e76c85724afb17a5a4cc729caf6751fb7b6c00e4d49bc1',
  'terms/2026-11-23.md': 'ed4e7ded40e5b55b9460dbc5d0b721cd0a77e7ea6b30bd2efbf95646203840db',
}

const folder = join(import.meta.dirname, 'texts')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

it.each(files)('%s says what it said when it was published', (name) => {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
  expect(digest).toBe(digests[name])
})

it('every version that there is has its words in both languages, and no other has', () => {
  const written = legalTextIds.flatMap((id) =>
    legalOutlines[id].versions.map((version) => `${id}/${version}`),
  )
  const named = (of: typeof texts) =>
    legalTextIds.flatMap((id) => Object.keys(of[id]).map((version) => `${id}/${version}`))
  expect(named(texts)).toEqual(written)
  expect(named(dutch)).toEqual(written)
  const expected = written.flatMap((name) => [`${name}.md`, `${name}.nl.md`])
  expect(files.toSorted()).toEqual(expected.toSorted())
  for (const id of legalTextIds) {
    for (const [version, words] of Object.entries(texts[id])) {
      expect(words).toBe(readFileSync(join(folder, id, `${version}.md`), 'utf8'))
    }
  }
})
