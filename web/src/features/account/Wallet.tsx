// The wallet in the header: the balance of the account in use, and a panel with the rest.

import { Suspense, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { useClosing } from '#browser/panels/use-closing.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useUser } from '../../lib/user/user.ts'
import css from './Wallet.module.css'

const WalletPanel = lazyPart(() => import('./WalletPanel.tsx'))

export function Wallet() {
  const { data: user } = useUser()
  const isReal = useBook((book) => book.mode === 'real')
  const box = useClosing()
  const [wasOpened, setOpened] = useState(false)
  const shown = user && (isReal ? user.balance : user.demo_balance)
  return (
    <details ref={box} className={css.wallet} onToggle={() => setOpened(true)}>
      <summary>
        <span className="sr">{t.frame.wallet}</span>
        <span>{isReal ? t.frame.live : t.frame.demo}</span>
        <b>{shown === undefined ? '…' : format.money(shown)}</b>
        <Icon name="chevron" small />
      </summary>
      {wasOpened && user && (
        <Suspense>
          <WalletPanel user={user} isReal={isReal} />
        </Suspense>
      )}
    </details>
  )
}
