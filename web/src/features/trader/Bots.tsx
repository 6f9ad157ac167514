// The bots there are: what each holds, has brought and ordered, and how it is started and stopped.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ExchangeKeyView } from '#contract/client/exchange-keys.ts'
import type { BotView } from '#contract/client/trader.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { costsQuery, startBot, stopBot, useTraderCall } from './api.ts'
import { BotForm } from './BotForm.tsx'
import { BotOrders } from './BotOrders.tsx'
import css from './Trader.module.css'
import { venueTitle } from './venue-title.ts'

type Props = { readonly bots: readonly BotView[]; readonly keys: readonly ExchangeKeyView[] }

export function Bots({ bots, keys }: Props) {
  const usable = keys.filter(({ standing }) => standing !== 'ended')
  return (
    <section className={panelClass} aria-label={t.trader.botsTitle}>
      <h2>{t.trader.botsTitle}</h2>
      {bots.length === 0 && <p>{t.trader.botsNone}</p>}
      {bots.map((bot) => (
        <Bot key={bot.id} bot={bot} />
      ))}
      {usable.length > 0 && <BotForm keys={usable} />}
    </section>
  )
}

type One = { readonly bot: BotView }

function Bot({ bot }: One) {
  const { pair, rule, venue, state, is_live: isLive } = bot
  const [, quote = ''] = pair.split('/')
  const isRunning = state === 'running'
  const name = `${pair}, ${t.signals.rules[rule]}, ${venueTitle[venue]}`
  const facts = [
    [t.trader.atRisk, `${format.figures(bot.at_risk)} ${quote}`],
    [t.trader.held, `${format.figures(bot.held)} ${pair.split('/')[0]}`],
    [t.trader.cost, `${format.figures(bot.cost)} ${quote}`],
    [t.trader.result, `${format.withMinus(format.figures(bot.result))} ${quote}`],
    [t.trader.fees, `${format.figures(bot.fees)} ${quote}`],
    [t.trader.tradesLabel, t.trader.trades(bot.trades, bot.won)],
  ] as const
  return (
    <article className={css.bot} aria-label={name}>
      <h3>
        {name} <Tag tone={isRunning ? 'good' : 'neutral'}>{t.trader.states[state]}</Tag>{' '}
        <Tag tone={isLive ? 'warning' : 'neutral'}>{isLive ? t.trader.live : t.trader.dry}</Tag>
      </h3>
      <Why bot={bot} />
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Switches bot={bot} />
      <BotOrders orders={bot.orders} pair={pair} />
    </article>
  )
}

function Why({ bot: { state, stop_code: stopped, note } }: One) {
  const code = state === 'running' ? note : stopped
  if (code === null) return null
  return <p className={css.note}>{t.trader.codes[code] ?? t.trader.codeOther}</p>
}

function Switches({ bot: { id, state, is_live: isLive, live_from: liveFrom } }: One) {
  const [isAsked, ask] = useState(false)
  const starting = useTraderCall(startBot)
  const stopping = useTraderCall(stopBot)
  const error = starting.error ?? stopping.error
  const goLive = () => starting.mutate({ id, is_live: true }, { onSettled: () => ask(false) })
  const isRunning = state === 'running'
  return (
    <>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {isAsked ? (
        <GoingLive isBusy={starting.isPending} onSure={goLive} onCancel={() => ask(false)} />
      ) : (
        <div className={css.keys}>
          {state === 'stopped' && (
            <Button
              busy={starting.isPending}
              onClick={() => starting.mutate({ id, is_live: false })}
            >
              {t.trader.startDry}
            </Button>
          )}
          {state !== 'stopping' && !(isRunning && isLive) && (
            <Button onClick={() => ask(true)}>{t.trader.startLive}</Button>
          )}
          {isRunning && (
            <>
              <Button
                look="solid"
                busy={stopping.isPending}
                onClick={() => stopping.mutate({ id, sells: true })}
              >
                {t.trader.stopSell}
              </Button>
              <Button
                look="ghost"
                busy={stopping.isPending}
                onClick={() => stopping.mutate({ id, sells: false })}
              >
                {t.trader.stopKeep}
              </Button>
            </>
          )}
        </div>
      )}
      {!isLive && liveFrom !== null && (
        <p className={css.note}>{t.trader.liveFrom(format.dateTime(liveFrom))}</p>
      )}
    </>
  )
}

type Going = {
  readonly isBusy: boolean
  readonly onSure: () => void
  readonly onCancel: () => void
}

/** What it costs is read before anything is begun. */
function GoingLive({ isBusy, onSure, onCancel }: Going) {
  return (
    <div className={css.statement}>
      <Loaded query={useQuery(costsQuery)} lines={2}>
        {({ tariff, credits }) => (
          <>
            <p>
              {t.trader.liveAsk(
                format.amount(tariff.day),
                format.amount(tariff.trade),
                format.amount(credits),
              )}
            </p>
            <div className={css.keys}>
              <Button look="solid" busy={isBusy} onClick={onSure}>
                {t.trader.liveSure}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      <div className={css.keys}>
        <Button look="ghost" onClick={onCancel}>
          {t.trader.cancel}
        </Button>
      </div>
    </div>
  )
}
