// What the wallet shows when it is opened: balances, who is signed in, and the ways on. Loaded with
// the first look, since most visits end without one.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { UserView } from '#contract/public/user.ts'
import { Button, buttonClass, linkClass } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { toast } from '../../lib/toast/toast.ts'
import { setUser, useLogout, useSendLink } from '../../lib/user/user.ts'
import { topUpDemo } from './api.ts'
import css from './Wallet.module.css'

type Shown = { readonly user: UserView; readonly isReal: boolean }

export default function WalletPanel({ user, isReal }: Shown) {
  return (
    <div className={css.panel}>
      <Balances user={user} isReal={isReal} />
      <Facts user={user} isReal={isReal} />
      <Actions isReal={isReal} />
    </div>
  )
}

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
  const accountTypes: Readonly<Record<string, string>> = t.account.accountTypes
  const plan = user.trading_plan.split('-', 1)[0]
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t.account.accountType}</dt>
        <dd>{accountTypes[user.account_type] ?? user.account_type}</dd>
      </div>
      <div>
        <dt>{t.account.tradingType}</dt>
        <dd>
          {isReal ? t.frame.live : t.frame.demo}
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
        <dd>{plan === undefined || /^(None)?$/.test(plan) ? t.account.none : plan}</dd>
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
            {t.frame.withdraw}
          </Link>
          <Link className={buttonClass('ghost')} to="/user/deposit">
            {t.frame.deposit}
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
        {t.frame.logout}
      </Button>
    </div>
  )
}

function useTopUp() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: topUpDemo,
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      toast('success', message)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}
