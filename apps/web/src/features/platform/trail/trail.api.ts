import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import type { TrailView } from './trail-view.ts';

export function useTrail(view: TrailView) {
  return useWalk(useApi().platform.trail.list, view);
}
