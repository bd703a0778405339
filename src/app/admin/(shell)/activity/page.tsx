import { listPage } from "~/app/admin/list-page";
import { ActivityAdmin } from "~/features/system/activity/admin";
import { activityList } from "~/features/system/activity/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/activity", activityList, ActivityAdmin, (input) =>
  Promise.all([
    trpc.system.activity.list.prefetch(input),
    input.filter.actorId && trpc.system.activity.person.prefetch({ id: input.filter.actorId }),
  ]),
);

export { generateMetadata, page as default };
