/** What has become of a message to a webhook. */
export const DELIVERY_STATUSES = ['pending', 'paused', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
