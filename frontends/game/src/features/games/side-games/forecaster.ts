import type { ForecastAnswer, ForecastAsked } from './forecast-asked';

type OnForecast = (answer: ForecastAnswer) => void;

/** Runs one forecast at a time in the worker. Of the requests that arrive meanwhile, only the newest is kept. Without workers there is no forecast. */
export class Forecaster {
  #worker: Worker | null = null;
  #next: ForecastAsked | null = null;
  #isBusy = false;

  constructor(private readonly onForecast: OnForecast) {
    const address = new URL('./forecast.worker.ts', import.meta.url);
    try {
      this.#worker = new Worker(address);
    } catch {
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<ForecastAnswer>) => {
      this.#isBusy = false;
      this.onForecast(data);
      this.#send();
    };
    this.#worker.onerror = () => this.stop();
  }

  ask(asked: ForecastAsked): void {
    this.#next = asked;
    if (!this.#isBusy) this.#send();
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #send(): void {
    if (!this.#worker || !this.#next) return;
    this.#worker.postMessage(this.#next);
    this.#next = null;
    this.#isBusy = true;
  }
}
