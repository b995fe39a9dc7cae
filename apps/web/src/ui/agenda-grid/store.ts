import { useSyncExternalStore } from 'react';

/** One value that one small component follows, so that nothing else is drawn again when it changes. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
