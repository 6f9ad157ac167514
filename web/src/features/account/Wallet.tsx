// The wallet in the header: balances, what is at stake, who is signed in, and the ways on.

import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { UserView } from '#contract/accounts.ts'
import { Button, buttonClass, linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import { useBook } from '../../lib/book.ts'
import { config } from '../../lib/config.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { useLogout, useSendLink, useTopUp, useUser } from '../../lib/user.ts'
import css from './Wallet.module.css'

export function Wallet() {
  const { data: user } = useUser()
  const isReal = useBook((book) => book.mode === 'real')
  const box = useRef<HTMLDetailsElement>(null)
  const [pathname] = useLocation()
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (isEscape || (event instanceof PointerEvent && !isInside))
        box.current?.removeAttribute('open')
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the wallet
  useEffect(() => box.current?.removeAttribute('open'), [pathname])
  const shown = user && (isReal ? user.balance : user.demo_balance)
  return (
    <details ref={box} className={css.wallet}>
      <summary>
        <span className="sr">{t.account.wallet}</span>
        <span>{isReal ? t.shell.live : t.shell.demo}</span>
        <b>{shown === undefined ? '…' : format.money(shown)}</b>
        <Icon name="chevron" small />
      </summary>
      {user && (
        <div className={css.panel}>
          <Balances user={user} isReal={isReal} />
          <Facts user={user} isReal={isReal} />
          <Actions isReal={isReal} />
        </div>
      )}
    </details>
  )
}

type Shown = { readonly user: UserView; readonly isReal: boolean }

function Balances({ user, isReal }: Shown) {
  return (
    <dl className={css.balances}>
      <dt data-on={isReal}>{t.account.balance}</dt>
      <dd data-on={isReal}>{format.money(user.balance)}</dd>
      <dt data-on={!isReal}>{t.account.demoBalance}</dt>
      <dd data-on={!isReal}>{format.money(user.demo_balance)}</dd>
      <dt>{t.account.atStake}</dt>
      <dd>{format.money(isReal ? user.at_stake : user.demo_at_stake)}</dd>
    </dl>
  )
}

function Facts({ user, isReal }: Shown) {
  const sendLink = useSendLink()
  const plan = user.trading_plan.split('-', 1)[0]
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t.account.accountType}</dt>
        <dd>{user.account_type}</dd>
      </div>
      <div>
        <dt>{t.account.tradingType}</dt>
        <dd>
          {isReal ? t.shell.live : t.shell.demo}
          {config.install_mode === 'sandbox' && <Tag tone="warning">{t.account.playMoney}</Tag>}
        </dd>
      </div>
      <div>
        <dt>{t.account.email}</dt>
        <dd>
          <span className={css.mail} title={user.email}>
            {user.email}
          </span>
        </dd>
      </div>
      <div>
        <dt />
        <dd>
          <Tag tone={user.email_verified ? 'good' : 'warning'}>
            {user.email_verified ? t.account.verified : t.account.notVerified}
          </Tag>
          {!user.email_verified && (
            <button
              type="button"
              className={linkClass}
              disabled={sendLink.isPending}
              onClick={() => sendLink.mutate()}
            >
              {t.account.sendLink}
            </button>
          )}
        </dd>
      </div>
      <div>
        <dt>{t.account.plan}</dt>
        <dd>{plan === undefined || plan === '' ? t.account.none : plan}</dd>
      </div>
      <div>
        <dt>{t.account.demoEnds}</dt>
        <dd>{format.date(user.demo_ends_at)}</dd>
      </div>
    </dl>
  )
}

function Actions({ isReal }: { isReal: boolean }) {
  const logout = useLogout()
  const topUp = useTopUp()
  return (
    <div className={css.actions}>
      {isReal ? (
        <>
          <Link className={buttonClass('ghost')} to="/user/withdraw-fund">
            {t.shell.withdraw}
          </Link>
          <Link className={buttonClass('ghost')} to="/user/deposit">
            {t.shell.deposit}
          </Link>
        </>
      ) : (
        <Button
          look="ghost"
          className={css.wide ?? ''}
          busy={topUp.isPending}
          onClick={() => topUp.mutate()}
        >
          {t.account.topUp}
        </Button>
      )}
      <Button className={css.wide ?? ''} busy={logout.isPending} onClick={() => logout.mutate()}>
        {t.shell.logout}
      </Button>
    </div>
  )
}
