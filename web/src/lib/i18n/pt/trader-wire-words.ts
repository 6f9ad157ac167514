// In Portuguese: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Uma instalação real não tem exchange de treino.',
  practice_not_open: 'Ainda não tem uma conta na exchange de treino: abra-a primeiro.',
  practice_keys_most: 'Uma conta na exchange de treino tem no máximo {limit} chaves. Revogue uma.',
  exchange_closed: 'Esta exchange não é oferecida aqui.',
  exchange_silent: 'A exchange não responde de momento. Tente de novo dentro de um minuto.',
  exchange_key_wrong:
    'A exchange não aceita esta chave. Pode estar mal escrita, revogada, ou ser de outra exchange.',
  exchange_key_too_mighty:
    'Esta chave pode fazer mais do que negociar e ler: {rights}. Não aceitamos nenhuma que ' +
    'possa levantar ou transferir. Apague-a na exchange e crie uma que só possa negociar e ' +
    'ler.',
  exchange_key_cannot_read:
    'Esta chave não pode ler saldos e ordens, o que é preciso para negociar: {rights}.',
  exchange_key_cannot_trade: 'Esta chave não pode negociar: {rights}.',
  exchange_key_known: 'Esta chave já está a ser usada aqui.',
  trader_bots_most: 'Pode ter {limit} bots no máximo.',
  trader_key_ended: 'Esta chave já não é usada. Adicione outra.',
  trader_pair_unknown:
    'Esta exchange não negoceia {pair} à vista, ou não em partes que possamos contar.',
  trader_risk_unread:
    'Escreva o dinheiro em risco como um número acima de zero, por exemplo 250.5.',
  trader_risk_too_small:
    'O dinheiro em risco tem de ser pelo menos {least}: a exchange não aceita ordens mais ' +
    'pequenas.',
  trader_risk_too_large: 'Isto é mais dinheiro em risco do que um bot pode ter.',
  trader_running: 'Este bot já corre assim.',
  trader_stopping: 'Este bot está a ser parado. Espere até que fique parado.',
  trader_stop_first: 'Este bot negoceia a sério: pare-o primeiro.',
  trader_dry_first: 'Um bot corre primeiro a seco: inicie um ensaio a seco.',
  trader_dry_longer:
    'Este bot não correu a seco tempo suficiente. Pode negociar a sério a partir de {@until}.',
  trader_dry_only:
    'Esta exchange não pode dizer o que uma chave pode fazer, por isso só fazemos ensaios a ' +
    'seco com ela.',
  trader_paused:
    'A nossa equipa pôs em pausa a negociação automática. Nada de novo começa até que a ' +
    'deixe continuar.',
  exchange_keys_most: 'Pode ter {limit} chaves no máximo. Remova uma.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'A sua conta na exchange de treino está aberta.',
  practice_key_made: 'A sua chave está criada. Aquilo com que assina é mostrado só esta vez.',
  practice_key_revoked: 'A chave está revogada.',
  exchange_key_added: 'A chave foi adicionada.',
  exchange_key_removed: 'A chave foi removida, e aquilo com que assina foi apagado.',
  bot_made: 'O seu bot está criado. Não faz nada até o iniciar.',
  bot_started: 'O bot está a correr.',
  bot_stopping: 'O bot está a ser parado.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
