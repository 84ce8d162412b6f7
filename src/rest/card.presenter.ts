import type { Card } from '../cards/card.entity.js';
import { presentOwned } from './named-list.js';

/** Formats a card with the caller's permissions. */
export function presentCard(card: Card, canChange: boolean) {
  return {
    uid: card.uid,
    hf_id: card.hfId,
    name: card.name,
    first_four_digits: card.firstFourDigits,
    last_four_digits: card.lastFourDigits,
    ...presentOwned(card, canChange),
  };
}
