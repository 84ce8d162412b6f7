import { channel } from 'node:diagnostics_channel';

/**
 * A kind of event that the service reports to whoever listens: metrics, logs, traces. Reporting one that nobody listens to costs next to
 * nothing, so the places that report need not know whether anyone does. Errors of listeners never reach them.
 */
export class Signal<Event> {
  private readonly channel;

  constructor(name: string) {
    this.channel = channel(`invoice-graph:${name}`);
  }

  /** Whether anyone listens, for events that take work to describe. */
  get isHeard(): boolean {
    return this.channel.hasSubscribers;
  }

  publish(event: Event): void {
    if (this.channel.hasSubscribers) this.channel.publish(event);
  }

  /** Calls the listener at each event. @returns a function that ends this */
  listen(listener: (event: Event) => void): () => void {
    const onMessage = (message: unknown) => listener(message as Event);
    this.channel.subscribe(onMessage);
    return () => void this.channel.unsubscribe(onMessage);
  }
}
